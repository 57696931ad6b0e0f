// RadioApp.swift
