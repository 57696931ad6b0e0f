// Calendar.swift
