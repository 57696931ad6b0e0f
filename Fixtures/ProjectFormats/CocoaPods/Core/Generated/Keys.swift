// Keys.swift
